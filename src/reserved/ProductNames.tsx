import { Fragment } from 'react';

type ProductNamesProps = {
  names: readonly string[];
};

/** Names in a row. Each keeps its own direction of writing: none may turn round what stands beside it. */
export function ProductNames({ names }: ProductNamesProps) {
  return names.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
    <Fragment key={place}>
      {place > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
