/** The languages of the menu beside Italian, which is the text itself: their codes are those of `<html lang>`. */
export const translations = ['en', 'de', 'fr', 'es'] as const;

/** A language that the menu is translated into. */
export type Translation = (typeof translations)[number];

/** A language that the menu can be read in. */
export type Language = 'it' | Translation;

/** Every language of the menu, Italian first. */
export const languages: readonly Language[] = ['it', ...translations];

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** The language of the menu for a code such as 'de-AT', null for all others. */
export function languageOf(code: string): Language | null {
  const [main] = code.toLowerCase().split('-');
  return languages.find((language) => language === main) ?? null;
}
