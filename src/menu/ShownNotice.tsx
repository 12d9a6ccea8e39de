import { noticeText } from '../domain/closed-line';
import type { Notice } from '../domain/tonight';
import { restaurant } from '../restaurant';
import { GuestNotice } from '../ui/GuestNotice';

type ShownNoticeProps = {
  notice: Notice;
  /** For a notice in brief: shows all of it. */
  onExpand?: (() => void) | undefined;
};

/** A notice that is in force. Loaded where there is one. */
export function ShownNotice({ notice, onExpand }: ShownNoticeProps) {
  return <GuestNotice text={noticeText(notice, restaurant.hours)} onExpand={onExpand} />;
}
