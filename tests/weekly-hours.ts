import type { WeeklyHours } from '../src/domain/hours/weekly-hours';

const evening = [{ opens: '17:00', closes: '02:00' }];

/** Open every evening, past midnight. */
export const evenings: WeeklyHours = {
  timeZone: 'Europe/Rome',
  week: {
    monday: evening,
    tuesday: evening,
    wednesday: evening,
    thursday: evening,
    friday: evening,
    saturday: evening,
    sunday: evening,
  },
};

const dinner = { opens: '18:30', closes: '23:00' };
const weekend = [{ opens: '12:00', closes: '15:00' }, dinner];

/** Closed on Mondays, with lunch at the weekend. */
export const twoShifts: WeeklyHours = {
  timeZone: 'Europe/Rome',
  week: {
    monday: [],
    tuesday: [dinner],
    wednesday: [dinner],
    thursday: [dinner],
    friday: [dinner],
    saturday: weekend,
    sunday: weekend,
  },
};
