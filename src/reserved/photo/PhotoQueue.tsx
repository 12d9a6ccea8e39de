import { type ChangeEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { Product } from '../../domain/product/product';
import { Field } from '../fields/Field';
import { useReserved } from '../ReservedLayout';
import { countedProducts } from '../texts';
import { useWrite } from '../write/useWrite';
import { acceptedTypes } from './accepted-types';
import { preparePicture } from './prepare-picture';

/**
 * The photographs of dishes that have none, one tap a dish: to the camera or the gallery. The next dish follows at once, while the
 * last one is being saved. A photograph that is not saved brings its dish back.
 */
export function PhotoQueue({ dishes }: { dishes: readonly Product[] }) {
  const { staff } = useReserved();
  const { write, isWriting } = useWrite();
  /** The dishes that have had their turn. */
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  const waiting = dishes.filter(({ id }) => !passed.has(id));
  const [dish] = waiting;
  if (!staff || dishes.length === 0) return null;

  const pass = (id: string) => setPassed((before) => new Set(before).add(id));
  const bringBack = (id: string) =>
    setPassed((before) => new Set([...before].filter((other) => other !== id)));

  async function save({ id, nome }: Product, file: File): Promise<void> {
    pass(id);
    setProblem('');
    try {
      const picture = await preparePicture(file);
      const change = { id, nome, before: { image: null }, after: { image: null } };
      const photo = { file: picture, replaces: null };
      const { kind } = await write({ purpose: 'row', changes: [change], picture: photo });
      if (kind !== 'answered') bringBack(id);
    } catch (error) {
      setProblem(`${nome}: ${(error as Error).message}`);
      bringBack(id);
    }
  }

  return (
    <section className="my-3 measure" aria-label="Le foto, una dopo l’altra">
      {dish ? (
        <Field
          key={dish.id}
          id={`foto-${dish.id}`}
          label={`Foto di ${dish.nome}`}
          hint={`${dish.categoria} · ${countedProducts(waiting.length)} da fare`}
        >
          {(control) => (
            <div className="d-flex gap-2">
              <Form.Control
                {...control}
                type="file"
                accept={acceptedTypes()}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                  const [file] = target.files ?? [];
                  if (file) void save(dish, file);
                }}
              />
              <Button variant="outline-dark" onClick={() => pass(dish.id)}>
                Salta
                <span className="visually-hidden">{` ${dish.nome}`}</span>
              </Button>
            </div>
          )}
        </Field>
      ) : (
        <p className="quiet">Per questi piatti hai scelto o saltato ogni foto.</p>
      )}
      <div role="status">{isWriting && <p className="quiet">Salvo la foto...</p>}</div>
      <div role="alert">{problem && <p className="alarm">{problem}</p>}</div>
    </section>
  );
}
