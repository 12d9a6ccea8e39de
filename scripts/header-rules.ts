type Header = { key: string; value: string };

/** One of firebase.json's rules for the headers of answers. */
export type HeaderRule = { source: string; headers: Header[] };

export function isPolicy({ key }: Header): boolean {
  return key.toLowerCase() === 'content-security-policy';
}

/** Adds sources to a directive of a policy; a missing directive starts with the sources of default-src. */
export function permit(policy: string, directive: string, added: readonly string[]): string {
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const before = directives.get(directive) ?? directives.get('default-src') ?? [];
  // 'none' has no effect beside other sources.
  directives.set(directive, [...before.filter((source) => source !== "'none'"), ...added]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
