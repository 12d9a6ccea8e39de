import type { FormMode } from '../../domain/product/validation';
import type { FormState } from '../draft/form-state';

/** What the form does follows from its job: an edited product that is saved as a new one is added. */
export function modeOf({ job }: FormState): FormMode {
  return job.opened ? 'edit' : 'add';
}
