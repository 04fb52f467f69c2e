import type { ChildWeek } from '@ariane/shared/contracts'
import { formatDay, formatWeek, localInstant } from '@ariane/shared/dates'

/** In place of a first name that is not one. */
export const SOMEBODY = 'Votre enfant'

const many = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`

function writeComing({ kind, subject, startDate }: ChildWeek['coming'][number]): string {
  const what = kind === 'exam' ? 'Contrôle' : 'Devoir à rendre'
  return `${what}${subject ? ` (${subject})` : ''}, ${formatDay(startDate)}`
}

/** The facts of a child's week that the page of the digest has: no text that anybody typed. */
function writeChild(name: string, { days, homework, exams, paths, coming }: ChildWeek): string {
  const sessions = days.filter(({ session }) => session).length
  const { done, due } = homework
  const lines = [
    sessions === 0 ? 'Aucune séance' : many(sessions, 'jour de séance', 'jours de séance'),
    due === 0 ? 'Pas de devoir au planning' : `${many(done, 'devoir fait', 'devoirs faits')} sur ${due}`,
    ...(exams > 0 ? [many(exams, 'contrôle', 'contrôles')] : []),
    ...(paths.done > 0 ? [many(paths.done, 'parcours terminé', 'parcours terminés')] : []),
    ...coming.map(event => `À venir\u00a0: ${writeComing(event)}`),
  ]
  return [name, ...lines.map(line => `- ${line}`)].join('\n')
}

interface DigestMail {
  product: string
  /** The Monday of the week. */
  week: string
  children: readonly { name: string; week: ChildWeek }[]
  /** Where the page is, and what ends the mails. */
  home: string
  end: string
}

/** What a parent reads of the week by mail. */
export const messages = {
  subject: 'La semaine de vos enfants',
  text: ({ product, week, children, home, end }: DigestMail) => `Bonjour,

Voici le résumé de la semaine, ${formatWeek(localInstant(week, '00:00'))}.

${children.map(({ name, week: facts }) => writeChild(name, facts)).join('\n\n')}

Vos enfants lisent dans leur journal que ce résumé vous est parvenu. Pour en voir plus\u00a0:

${home}

Pour ne plus recevoir ce message, ouvrez ce lien. Il ne demande pas de mot de passe\u00a0:

${end}

${product}
`,
}
