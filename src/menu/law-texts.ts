/** What the law requires to be said about the dishes, the same on the screen and on paper. */
export const lawTexts = {
  allergens:
    "Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita documentazione che verrà fornita, a richiesta, dal personale in servizio.",
  frozen: "* prodotto surgelato all'origine",
} as const;
