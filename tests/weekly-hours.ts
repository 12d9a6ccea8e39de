import type { SpecialDays, WeeklyHours } from '../src/domain/hours/weekly-hours';

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

/** An entry that closes the restaurant on a day, or until another one. */
export const closedOn = (dal: string, al: string | null = dal): SpecialDays => ({
  ...{ dal, al, orari: [] },
});

/** An entry with the hours of a day. */
export const openOn = (day: string, ...shifts: [apre: string, chiude: string][]): SpecialDays => ({
  ...{ dal: day, al: day, orari: shifts.map(([apre, chiude]) => ({ apre, chiude })) },
});
