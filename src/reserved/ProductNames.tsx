import { Fragment } from 'react';

/** Product names, separated by commas. Each keeps its own writing direction, so that it cannot reverse its surroundings. */
export function ProductNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
