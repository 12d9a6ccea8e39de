import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { capital, timesText, weekdayName, weekdays } from '../../domain/hours/weekly-hours';
import { type House, houseOf, type StoredHouse } from '../../domain/house/house';
import { missingOf } from '../../domain/house/house-form';
import { chargesInWords, type Topic, topicNames, topics } from '../../domain/house/practical';
import { paths } from '../../paths';
import { ownHouse } from '../../restaurant';
import type { Elements } from '../../ui/elements';
import { Alert } from '../Alert';
import { useStoredHouse } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { AnswerForm, ChargesForm, PhoneForm } from './fact-forms';
import { SectionRow } from './SectionRow';
import { type HouseEdit, type Section, useHouseEdit } from './useHouseEdit';
import { WeekForm } from './WeekForm';

/** What the house says of itself: hours, numbers, charges and answers, each section with a form of its own. */
export function LocalePage() {
  return (
    <ReservedPage
      title="Il locale"
      subtitle="Quello che i clienti leggono di noi"
      path={paths.locale}
      query={useStoredHouse()}
      failure="Il locale non si è caricato"
    >
      {(stored) => <Sections stored={stored} />}
    </ReservedPage>
  );
}

/** What is missing, on the first evening. @returns '' if nothing is */
function missingText(stored: StoredHouse, house: House): string {
  const missing = missingOf(stored, house);
  return missing.length > 0 ? `Da completare: ${missing.join(', ')}` : '';
}

function Sections({ stored }: { stored: StoredHouse }) {
  const { user, staff } = useReserved();
  const api = useHouseEdit(user.uid, stored);
  const [firstDay, setFirstDay] = useState(0);
  const house = houseOf(stored, ownHouse);
  const missing = missingText(stored, house);
  // A form opens with what it is compared with.
  const opened = houseOf(api.edit?.base ?? stored, ownHouse);
  const form = { house: opened, stored, api };
  const { lastOrder } = house.hours;
  return (
    <div className="measure d-grid gap-4 mt-3 text-break">
      {missing !== '' && (
        <Alert role="note" title={missing}>
          <p>Quello che manca i clienti non lo leggono, o leggono quello di prima.</p>
        </Alert>
      )}
      <Part title="Orari della settimana" section="week">
        {api.edit?.section === 'week' ? (
          <WeekForm key={firstDay} {...form} firstDay={firstDay} />
        ) : (
          <Rows>
            {weekdays.map((day, index) => (
              <SectionRow
                key={day}
                name={capital(weekdayName(day))}
                text={timesText(house.hours.week[day])}
                disabled={!staff || api.edit !== null}
                onOpen={() => {
                  setFirstDay(index);
                  api.open('week');
                }}
              />
            ))}
          </Rows>
        )}
        <p className="quiet d-flex flex-wrap gap-2 align-items-center justify-content-between mb-0">
          <span>Natale, ferie e serate diverse</span>
          <Link className="btn btn-outline-dark" to={paths.notice}>
            Orari e avvisi
          </Link>
        </p>
      </Part>
      <Part title="Telefono e WhatsApp" section="phone">
        {api.edit?.section === 'phone' ? (
          <PhoneForm {...form} />
        ) : (
          <Rows>
            <Row api={api} section="phone" name="Telefono" text={house.phone.shown} />
            <Row api={api} section="phone" name="WhatsApp" text={house.whatsapp ?? 'nessuno'} />
          </Rows>
        )}
      </Part>
      <Part title="Coperto e servizio" section="charges">
        {api.edit?.section === 'charges' ? (
          <ChargesForm {...form} />
        ) : (
          <Rows>
            <Row
              api={api}
              section="charges"
              name="Sul conto"
              text={chargesInWords(house) || 'Da dire'}
            />
            <Row
              api={api}
              section="charges"
              name="Ultimo ordine"
              text={lastOrder === undefined ? 'non detto' : `${lastOrder} minuti prima di chiudere`}
            />
          </Rows>
        )}
      </Part>
      <section className="d-grid gap-2" aria-labelledby="risposte">
        <h2 id="risposte" className="mb-0" tabIndex={-1}>
          Che cosa chiedono i clienti
        </h2>
        <Rows>
          {topicNames.map((topic) =>
            api.edit?.section === topic ? (
              <li key={topic} className="list-group-item p-0">
                <AnswerForm topic={topic} {...form} />
              </li>
            ) : (
              <Row
                key={topic}
                api={api}
                section={topic}
                name={topics[topic]}
                text={answerText(topic, house)}
                isLong
              />
            ),
          )}
        </Rows>
      </section>
      <details>
        <summary className="tap">Il resto lo cambia chi cura il sito</summary>
        <p className="quiet">
          Nome, indirizzo, e-mail, partita IVA e gli altri social stanno anche su carta e nei
          contratti: per cambiarli serve una nuova pubblicazione del sito.
        </p>
      </details>
    </div>
  );
}

function answerText(topic: Topic, { answers }: House): string {
  const words = answers[topic]?.words;
  if (words) return words;
  return topic === 'celiachia'
    ? 'Da dire: chi evita il glutine non trova una risposta'
    : 'Nessuna risposta';
}

type PartProps = { title: string; section: Section; children: Elements };

function Part({ title, section, children }: PartProps) {
  return (
    <section className="d-grid gap-2" aria-labelledby={section}>
      <h2 id={section} className="mb-0" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Rows = ({ children }: { children: Elements }) => (
  <ListGroup as="ul" role="list">
    {children}
  </ListGroup>
);

type RowProps = { api: HouseEdit; section: Section; name: string; text: string; isLong?: boolean };

function Row({ api, section, ...row }: RowProps) {
  const { staff } = useReserved();
  return (
    <SectionRow {...row} disabled={!staff || api.edit !== null} onOpen={() => api.open(section)} />
  );
}
