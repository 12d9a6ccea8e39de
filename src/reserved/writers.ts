/* What writes, with Firebase's SDK: the list does not wait for its code. */

let saving: Promise<typeof import('../data/staff/save-product')> | null = null;

/** What saves products. Loaded once: each further `import()` would put a write off by a task. */
export function loadSaving() {
  saving ??= import('../data/staff/save-product').catch((error) => {
    // The next write tries again.
    saving = null;
    throw error;
  });
  return saving;
}

/** Loads what writes: the first write does not wait for it then. */
export function loadWriters(): void {
  const loading = [loadSaving(), import('../data/staff/ahead'), import('../data/staff/today')];
  // A write that finds it missing tries again, and tells why it fails.
  for (const each of loading) each.catch(() => {});
}
