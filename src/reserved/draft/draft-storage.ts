import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import { markIds } from '../../domain/product/marks';
import { keptProduct, writableProduct } from '../../domain/product/product';
import type { Draft } from './drafts';
import { storedPicture } from './form-state';
import { PRODUCT_DRAFTS_KEY } from './kept-drafts';

const values = v.object({
  nome: v.string(),
  descrizione: v.string(),
  prezzo: v.string(),
  prezzo_familiare: v.string(),
  prezzo_al_metro: v.string(),
  categoria: v.string(),
  allergeni: v.array(v.number()),
  etichette: v.optional(v.array(v.picklist(markIds)), []),
  allergeniControllati: v.exactOptional(v.boolean()),
});

const storedDraft = v.object({
  uid: v.string(),
  values,
  /** The stored picture that the form shows; undefined where it showed a chosen file, which is not kept. */
  image: v.optional(v.nullable(v.string())),
  job: v.object({
    id: v.string(),
    opened: v.nullable(keptProduct),
    uploads: v.array(v.tuple([v.string(), v.string()])),
    unconfirmed: v.array(writableProduct),
    mayArrive: v.boolean(),
  }),
  template: v.nullable(keptProduct),
});

type StoredDraft = v.InferOutput<typeof storedDraft>;

function toStored({ uid, values, picture, job, template, pictureLost }: Draft): StoredDraft {
  const image = picture.kind === 'stored' && !pictureLost ? picture.url : undefined;
  const { uploads, unconfirmed, ...rest } = job;
  const lists = { uploads: [...uploads], unconfirmed: [...unconfirmed] };
  return { uid, values, image, job: { ...rest, ...lists }, template };
}

function fromStored({ image, job, ...draft }: StoredDraft): Draft {
  const state = { ...draft, job: { ...job, uploads: new Map(job.uploads) } };
  return image === undefined
    ? { ...state, picture: storedPicture(job.opened), pictureLost: true }
    : { ...state, picture: { kind: 'stored', url: image } };
}

/** The drafts that this tab kept before it was reloaded, without pictures. What cannot be read counts as none. */
export function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.session.get(PRODUCT_DRAFTS_KEY) ?? '[]');
    return v.parse(v.array(storedDraft), stored).map(fromStored);
  } catch {
    return [];
  }
}

/** Keeps the drafts for a reload of this tab, as far as its storage has room. */
export function storeDrafts(drafts: readonly Draft[]): void {
  if (drafts.length === 0) browserStorage.session.remove(PRODUCT_DRAFTS_KEY);
  else browserStorage.session.set(PRODUCT_DRAFTS_KEY, JSON.stringify(drafts.map(toStored)));
}
