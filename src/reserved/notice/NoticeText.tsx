import type { Notice } from '../../domain/tonight/tonight';
import { timeText } from './notice-texts';
import { useMinute } from './useMinute';

type NoticeTextProps = {
  notice: Notice;
};

/** What a stored notice says, and when. */
export function NoticeText({ notice }: NoticeTextProps) {
  const now = useMinute();
  return (
    <>
      {notice.chiuso && <p>Siamo chiusi</p>}
      {notice.testo && (
        <p>
          «<bdi>{notice.testo}</bdi>»
        </p>
      )}
      <p className="notice-when">{timeText(notice, now)}</p>
    </>
  );
}
