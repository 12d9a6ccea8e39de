import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import ListGroup from 'react-bootstrap/ListGroup';
import { useWatch } from 'react-hook-form';
import type { StoredShift } from '../../domain/hours/shifts';
import { toShifts } from '../../domain/hours/shifts';
import { capital, timesText, weekdayName, weekdays } from '../../domain/hours/weekly-hours';
import type { StoredHouse } from '../../domain/house/house';
import { type House, houseOf } from '../../domain/house/house';
import { weekText } from '../../domain/house/house-changes';
import {
  firstDayWithProblem,
  readWeekForm,
  type WeekValues,
  weekValuesOf,
} from '../../domain/house/house-form';
import { ownHouse } from '../../restaurant';
import { OpenChoice, ShiftFields } from '../fields/ShiftFields';
import { type SectionFields, SectionForm } from './SectionForm';
import { SectionRow } from './SectionRow';
import type { HouseEdit } from './useHouseEdit';

type WeekFormProps = { house: House; stored: StoredHouse; api: HouseEdit; firstDay: number };

/** The hours of the week: one day at a time is unfolded, and the whole week is said in words before it is saved. */
export function WeekForm({ house, stored, api, firstDay }: WeekFormProps) {
  const [day, setDay] = useState(firstDay);
  return (
    <SectionForm<WeekValues>
      name="Orari della settimana"
      defaultValues={weekValuesOf(house)}
      read={readWeekForm}
      sentence={(after) => weekText(houseOf(after, ownHouse).hours)}
      onProblems={(problems) => setDay(firstDayWithProblem(problems))}
      {...{ stored, api }}
    >
      {(form) => <Days form={form} day={day} onDay={setDay} />}
    </SectionForm>
  );
}

type DaysProps = {
  form: SectionFields<WeekValues>;
  day: number;
  onDay: (day: number) => void;
};

const timesOf = ({ isOpen, orari }: WeekValues['giorni'][number]) =>
  timesText(isOpen ? toShifts(orari) : []);

function Days({ form, day, onDay }: DaysProps) {
  const giorni = useWatch({ control: form.control, name: 'giorni' });
  const { setValue } = form;
  function choose(isOpen: boolean) {
    setValue(`giorni.${day}.isOpen`, isOpen, { shouldDirty: true });
    if (!isOpen || giorni[day]?.orari.length) return;
    const other = giorni.find(({ orari }) => orari.length > 0)?.orari;
    const orari: StoredShift[] = other ?? [{ apre: '', chiude: '' }];
    setValue(`giorni.${day}.orari`, copyOf(orari), { shouldDirty: true });
  }
  function copyToAll() {
    const { isOpen = false, orari = [] } = form.getValues(`giorni.${day}`);
    const all = weekdays.map(() => ({ isOpen, orari: copyOf(orari) }));
    setValue('giorni', all, { shouldDirty: true });
  }
  return (
    <ListGroup as="ul" role="list">
      {weekdays.map((weekday, index) => {
        const name = capital(weekdayName(weekday));
        const values = giorni[index];
        if (index !== day) {
          return (
            <SectionRow
              key={weekday}
              name={name}
              text={values ? timesOf(values) : ''}
              onOpen={() => onDay(index)}
            />
          );
        }
        return (
          <ListGroup.Item as="li" key={weekday} className="d-grid gap-2 justify-items-start">
            <strong>{name}</strong>
            <OpenChoice
              name={`giorno-${index}`}
              isOpen={values?.isOpen ?? false}
              onChoose={choose}
            />
            {values?.isOpen && <ShiftFields form={form} name={`giorni.${index}.orari`} />}
            <Button variant="link" size="sm" onClick={copyToAll}>
              Copia su tutti i giorni
            </Button>
          </ListGroup.Item>
        );
      })}
    </ListGroup>
  );
}

const copyOf = (shifts: readonly StoredShift[]) => shifts.map((shift) => ({ ...shift }));
