import { useState, useSyncExternalStore } from 'react';
import type { Notice as GuestNotice } from '../../domain/tonight/tonight';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { isForgotten, standingText, timeText } from './notice-texts';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The present minute, in epoch ms. Only for pages that are not prerendered. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

/** What a stored notice says, and when. */
export function NoticeText({ notice }: { notice: GuestNotice }) {
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

type PresentNoticeProps = {
  notice: GuestNotice;
  /** Whether it may be removed now. */
  enabled: boolean;
  onRemove: () => void;
};

/** The stored notice as guests read it, with a warning where it seems to be forgotten. */
export function PresentNotice({ notice, enabled, onRemove }: PresentNoticeProps) {
  const now = useMinute();
  const [asking, setAsking] = useState(false);
  const forgotten = isForgotten(notice, now);
  return (
    <Notice
      kind={forgotten ? 'error' : 'neutral'}
      icon={forgotten ? 'triangle-alert' : 'info'}
      title={standingText(notice, now)}
      actions={
        <button
          type="button"
          className="btn btn-outline-dark"
          disabled={!enabled}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash-2" />
          Rimuovi avviso
        </button>
      }
    >
      <NoticeText notice={notice} />
      <ConfirmDialog
        open={asking}
        title="Rimuovere l’avviso?"
        confirm="Rimuovi"
        cancel="Annulla"
        onConfirm={() => {
          setAsking(false);
          onRemove();
          focusHeading();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>I clienti non lo vedranno più.</p>
      </ConfirmDialog>
    </Notice>
  );
}
