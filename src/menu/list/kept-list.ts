import { deviceNow } from '../../data/clock';
import { keptText, watchKeptText } from '../../data/kept-text';
import { createStore } from '../../data/store';
import { LIST_LASTS_MS, type MyList, NO_LIST, parseList } from '../../domain/list/my-list';
import { useStore } from '../../ui/useStore';
import { LIST_KEY, listedCounts } from '../list-now';

const listText = keptText(LIST_KEY);

const store = createStore<MyList>(() => NO_LIST);

function write(list: MyList): void {
  listText.write(list.entries.length > 0 ? JSON.stringify(list) : '');
}

/** Reads the list that the phone holds now. Removes one that has expired, and corrects an end that is too far ahead. */
function readKept(): MyList {
  const text = listText.read();
  const list = parseList(text, deviceNow());
  if (text !== '' && JSON.stringify(list) !== text) write(list);
  return list;
}

function refreshList(): void {
  const list = readKept();
  if (JSON.stringify(list) === JSON.stringify(store.get())) return;
  store.set(list);
  const counts = new Map<string, number>();
  for (const { id, count } of list.entries) counts.set(id, (counts.get(id) ?? 0) + count);
  listedCounts.set(counts);
}

refreshList();
watchKeptText(LIST_KEY, refreshList);

/** Changes the list that the phone holds now, for twelve hours from now. */
export function changeList(change: (list: MyList) => Partial<Omit<MyList, 'end'>>): void {
  const list = readKept();
  write({ ...list, ...change(list), end: deviceNow() + LIST_LASTS_MS });
  refreshList();
}

/** The guest's list: the same object until it changes. */
export const useMyList = (): MyList => useStore(store);
