import { LIST_KEY } from '../../data/browser-keys';
import { deviceNow } from '../../data/clock';
import { release, setAside } from '../../data/menu/root-attributes';
import { createStore } from '../../data/store';
import { storedValue, watchStoredValue } from '../../data/stored-value';
import { CHOICE_LASTS_MS } from '../../domain/filter/choice';
import {
  addEntries,
  type ListEntry,
  type MyList,
  NO_LIST,
  parseList,
} from '../../domain/list/my-list';
import { useStore } from '../../ui/useStore';
import { listedCounts } from '../list-now';

const { read, write } = storedValue(
  LIST_KEY,
  (text) => parseList(text, deviceNow()),
  (list) => (list.entries.length > 0 ? JSON.stringify(list) : ''),
);

const store = createStore<MyList>(() => NO_LIST);

function refreshList(): void {
  const list = read();
  if (JSON.stringify(list) === JSON.stringify(store.get())) return;
  store.set(list);
  const counts = new Map<string, number>();
  for (const { id, count } of list.entries) counts.set(id, (counts.get(id) ?? 0) + count);
  // Their room first: the buttons must move nothing.
  if (counts.size > 0) setAside('list');
  else release('list');
  listedCounts.set(counts);
}

refreshList();
watchStoredValue(LIST_KEY, refreshList);

/** Changes the list that the phone holds now, for twelve hours from now. */
export function changeList(change: (list: MyList) => Partial<Omit<MyList, 'end'>>): void {
  const list = read();
  write({ ...list, ...change(list), end: deviceNow() + CHOICE_LASTS_MS });
  refreshList();
}

/** The entry that was added last on this page; null if none was. */
export const lastAdded = createStore<ListEntry | null>(() => null);

export function addToList(entry: ListEntry): void {
  changeList(({ entries }) => ({ entries: addEntries(entries, [entry]) }));
  lastAdded.set(entry);
}

/** The guest's list: the same object until it changes. */
export const useMyList = (): MyList => useStore(store);
