export const correction = {
  cards: (known: number, total: number, again: readonly string[]) =>
    again.length === 0
      ? `Vous avez tourné les ${total} cartes et vous saviez tout.`
      : `Vous saviez ${known} sur ${total}. À revoir :\n${again.map(front => `- ${front}`).join('\n')}`,
}

/** What the screen says. */
export const screen = {
  instruction: 'Répondez dans votre tête, puis tournez la carte.',
  card: (n: number, total: number) => `Carte ${n} sur ${total}`,
  listen: 'Écouter la carte',
  turn: 'Tourner la carte',
  answer: 'Au dos',
  knew: 'Je savais',
  again: 'À revoir',
} as const
