import { useEffect, useSyncExternalStore } from 'react';
import { standingNotice } from '../../domain/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { useMinute } from '../../ui/useMinute';
import { getTonightState, refreshTonight, subscribeToTonightState } from '../tonight-store';
import { NoticeForm } from './NoticeForm';

/** The notice to the guests: what stands, and the form for it. */
export function NoticePage() {
  const { tonight, failed } = useSyncExternalStore(subscribeToTonightState, getTonightState);
  const now = useMinute();
  useEffect(() => void refreshTonight(), []);
  const present = standingNotice(tonight?.avviso ?? null, now);
  return (
    <>
      <PageHead
        title="Avviso ai clienti"
        description="Un avviso per chi legge il menu."
        path={paths.notice}
        site={restaurant}
        noIndex
      />
      <h1>Avviso ai clienti</h1>
      <p className="reserved-subtitle">Sta in cima al menu e alla home</p>
      <div role="alert">
        {failed && (
          <Notice
            kind="error"
            icon="wifi-off"
            title="L’avviso non si è caricato"
            actions={
              <button
                type="button"
                className="btn btn-outline-dark"
                onClick={() => void refreshTonight()}
              >
                <Icon name="rotate-cw" />
                Riprova
              </button>
            }
          >
            <p>Controlla la rete e riprova.</p>
          </Notice>
        )}
      </div>
      <div role="status">{!tonight && !failed && <p>Caricamento...</p>}</div>
      {tonight && <NoticeForm present={present} />}
    </>
  );
}
