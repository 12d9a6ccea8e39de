import { browserStorage } from '../../data/browser-storage';
import { deviceNow } from '../../data/clock';
import { createStore } from '../../data/store';
import { LIST_LASTS_MS, type MyList, NO_LIST, parseList } from '../../domain/list/my-list';
import { useStore } from '../../ui/useStore';
import { LIST_KEY, listedCounts } from '../list-now';

const { local } = browserStorage;

/** The list that could not be stored, because storage is full or blocked: it lasts as long as the page. */
let unstored = '';

function write(list: MyList): void {
  const text = list.entries.length > 0 ? JSON.stringify(list) : '';
  if (text === '') local.remove(LIST_KEY);
  unstored = text === '' || local.set(LIST_KEY, text) ? '' : text;
}

/** Reads the list that the phone holds now. Removes one that has expired, and corrects an end that is too far ahead. */
function readKept(): MyList {
  const text = unstored || (local.get(LIST_KEY) ?? '');
  if (text === '') return NO_LIST;
  const list = parseList(text, deviceNow());
  if (JSON.stringify(list) !== text) write(list);
  return list;
}

const store = createStore<MyList>(() => NO_LIST);

function refreshList(): void {
  const list = readKept();
  if (JSON.stringify(list) === JSON.stringify(store.get())) return;
  store.set(list);
  const counts = new Map<string, number>();
  for (const { id, count } of list.entries) counts.set(id, (counts.get(id) ?? 0) + count);
  listedCounts.set(counts);
}

if (typeof window !== 'undefined') {
  refreshList();
  // Another tab has changed the list, or cleared the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === LIST_KEY || key === null) refreshList();
  });
  // It may have expired since the page was last looked at.
  document.addEventListener('visibilitychange', refreshList);
}

/** Changes the list that the phone holds now, for twelve hours from now. */
export function changeList(change: (list: MyList) => Partial<Omit<MyList, 'end'>>): void {
  const list = readKept();
  write({ ...list, ...change(list), end: deviceNow() + LIST_LASTS_MS });
  refreshList();
}

/** The guest's list: the same object until it changes. */
export function useMyList(): MyList {
  return useStore(store);
}
