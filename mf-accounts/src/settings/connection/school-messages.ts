import type { DirectoryOutcome } from '@ariane/shared/contracts/directory-return'

/** Sentences of linking the own account to the school's. */
export const messages = {
  title: 'Le compte de votre établissement',
  loading: 'Chargement…',
  failure: 'Son état n’a pas pu être chargé.',
  lead: 'Reliez-le pour entrer aussi avec « Se connecter avec mon établissement ». Votre mot de passe continue de fonctionner.',
  linked: 'Il est relié : vous pouvez entrer avec « Se connecter avec mon établissement ».',
  password: 'Votre mot de passe',
  passwordMissing: 'Entrez votre mot de passe',
  passwordWrong: 'Ce n’est pas votre mot de passe',
  link: 'Relier mon compte de l’établissement',
  busy: 'Vers votre établissement…',
  refused: 'Votre établissement n’a pas confirmé qui vous êtes. Recommencez dans un instant.',
  refusals: new Map<DirectoryOutcome, string>([
    ['linked_elsewhere', 'Un autre compte est déjà relié. Demandez à la personne qui administre ce service.'],
    ['other_role', 'Votre établissement vous donne un autre rôle que celui de ce compte : il n’a pas été relié.'],
    ['unknown_profile', 'Votre établissement ne vous donne ni comme élève, ni comme professeur, ni comme parent.'],
    ['several_profiles', 'Votre établissement vous donne plusieurs rôles à la fois : ce compte n’a pas été relié.'],
  ]),
}
