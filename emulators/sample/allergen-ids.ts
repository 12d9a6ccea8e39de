/** Readable names for the ids of src/domain/product/allergens.ts, so that a dish can be checked by eye. */
export const GLUTINE = 1;
export const CROSTACEI = 2;
export const UOVA = 3;
export const PESCE = 4;
export const ARACHIDI = 5;
export const SOIA = 6;
export const LATTE = 7;
export const FRUTTA_A_GUSCIO = 8;
export const SEDANO = 9;
export const SENAPE = 10;
export const SESAMO = 11;
export const SOLFITI = 12;
export const LUPINI = 13;
export const MOLLUSCHI = 14;
