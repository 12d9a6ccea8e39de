import { standingNotice } from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import { useTonight } from '../queries';
import { NoticeForm } from './NoticeForm';
import { useMinute } from './PresentNotice';

/** The notice to the guests: what stands, and the form for it. */
export function NoticePage() {
  const { data: tonight, isError, refetch } = useTonight();
  const now = useMinute();
  const failed = isError && !tonight;
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
      <LoadFailure
        failed={failed}
        title="L’avviso non si è caricato"
        onRetry={() => void refetch()}
      />
      <div role="status">{!tonight && !failed && <p>Caricamento...</p>}</div>
      {tonight && <NoticeForm present={standingNotice(tonight.avviso, now)} />}
    </>
  );
}
