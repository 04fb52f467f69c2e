import type { DirectoryOutcome } from '@ariane/shared/contracts/directory-return'

const ASK = 'Demandez à la personne qui administre ce service.'

/** Sentences of signing in through the school. */
export const messages = {
  enter: 'Se connecter avec mon établissement',
  enterHint: 'Vous serez déconnecté en fermant le navigateur, ou après deux heures sans rien faire.',
  or: 'ou avec votre mot de passe',
  grade: {
    title: 'Votre classe',
    lead: 'Votre établissement ne nous dit pas en quelle classe vous êtes. C’est la seule question.',
    of: (grade: string) => `Je suis en ${grade}`,
  },
  code: {
    title: 'Votre code de vérification',
    lead: 'Votre établissement a confirmé qui vous êtes. Votre compte demande aussi un code.',
    label: 'Code de vérification',
    hint: 'Celui de votre application, ou un code de secours',
    missing: 'Entrez le code de votre application, ou un code de secours',
    wrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
    failed: 'La demande n’a pas abouti. Réessayez.',
    submit: 'Vérifier et entrer',
    busy: 'Un instant…',
  },
  otherwise: 'Se connecter autrement',
  refusals: {
    grade_needed: undefined,
    no_subject: `Votre établissement n’a pas dit qui vous êtes. ${ASK}`,
    unknown_profile: `Votre établissement ne vous donne ni comme élève, ni comme professeur, ni comme parent : votre compte ne peut pas s’ouvrir ainsi. ${ASK}`,
    several_profiles: `Votre établissement vous donne plusieurs rôles à la fois, et nous ne choisissons pas à votre place. ${ASK}`,
    unknown_account:
      'Vous n’avez pas encore de compte ici. Entrez avec celui qu’on vous a donné, puis reliez-le à votre établissement dans vos paramètres.',
    role_changed: `Votre rôle dans l’établissement n’est plus celui de votre compte. ${ASK}`,
    other_role: `Votre rôle dans l’établissement n’est pas celui de votre compte. ${ASK}`,
    linked_elsewhere: `Un autre compte est déjà relié. ${ASK}`,
    other_person: 'Votre établissement a répondu pour une autre personne que vous. Recommencez.',
    second_factor: undefined,
    disabled: 'Ce compte est désactivé.',
    too_late: 'Ce passage par votre établissement a pris trop de temps, ou a été interrompu. Recommencez.',
    refused: 'Votre établissement n’a pas confirmé qui vous êtes. Recommencez dans un instant.',
    unreachable: 'Le service de connexion de votre établissement ne répond pas. Réessayez dans quelques minutes.',
  } satisfies Record<Exclude<DirectoryOutcome, 'in' | 'linked' | 'proven'>, string | undefined>,
} as const
