import { useEffect, useSyncExternalStore } from 'react';
import { standingNotice } from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import {
  getTonightState,
  refreshTonight,
  retryTonight,
  subscribeToTonightState,
} from '../tonight-store';
import { NoticeForm } from './NoticeForm';
import { useMinute } from './useMinute';

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
      <LoadFailure failed={failed} title="L’avviso non si è caricato" onRetry={retryTonight} />
      <div role="status">{!tonight && !failed && <p>Caricamento...</p>}</div>
      {tonight && <NoticeForm present={present} />}
    </>
  );
}
