export function AllergenPage() {
  return <h1>AllergenPage</h1>;
}
