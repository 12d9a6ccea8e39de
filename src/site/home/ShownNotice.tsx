import { noticeText } from '../../domain/closed-line';
import type { Notice } from '../../domain/tonight';
import { restaurant } from '../../restaurant';
import { GuestNotice } from '../../ui/GuestNotice';

/** A notice that is in force. Loaded where there is one. */
export function ShownNotice({ notice }: { notice: Notice }) {
  return <GuestNotice text={noticeText(notice, restaurant.hours)} />;
}
