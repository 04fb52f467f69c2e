/** What a pupil reads who reports a text of an adult. */
export const messages = {
  action: 'Signaler',
  actionFor: (words: string) => `Signaler : ${words}`,
  question: 'Signaler à un adulte ?',
  details:
    'Les adultes qui suivent votre compte le verront, et le plus souvent la personne qui administre ce service ; jamais celle qui l’a écrit. Le texte reste en place.',
  reason: 'Pourquoi ? (optionnel)',
  reasonHint: 'Quelques mots aident à comprendre.',
  confirm: 'Signaler',
  cancel: 'Annuler',
  close: 'Fermer',
  done: 'C’est signalé. Merci de l’avoir dit.',
  notified: (count: number, operators: boolean) => {
    if (count === 0)
      return operators
        ? 'La personne qui administre ce service le lira. Aucun autre adulte ne suit votre compte : parlez-en à un adulte de confiance, ou appelez :'
        : 'Personne d’autre ne suit votre compte. Parlez-en à un adulte de confiance, ou appelez :'
    const adults = count > 1 ? `${count} adultes le verront` : 'Un adulte le verra'
    return operators ? `${adults}, et la personne qui administre ce service aussi.` : `${adults}.`
  },
  failure: 'Le signalement n’est pas parti. Réessayez dans un moment.',
}
