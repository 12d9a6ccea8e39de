import { antipasti } from './antipasti';
import { bibite } from './bibite';
import type { SampleDish } from './dish';
import { dolci } from './dolci';
import { impasti } from './impasti';
import { panini } from './panini';
import { pinse } from './pinse';
import { pizzeBianche } from './pizze-bianche';
import { pizzeGourmet } from './pizze-gourmet';
import { pizzeRosse } from './pizze-rosse';

/** Everything that the sample restaurant sells, in the order of the menu's categories. */
export const sampleMenu: readonly SampleDish[] = [
  ...antipasti,
  ...panini,
  ...impasti,
  ...pinse,
  ...pizzeRosse,
  ...pizzeBianche,
  ...pizzeGourmet,
  ...dolci,
  ...bibite,
];
