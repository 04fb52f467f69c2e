import { isAddress } from '@ariane/shared/contracts/override'
import { formatDay, formatTime } from '@ariane/shared/dates'
import type { Pins } from '../pinned.ts'
import type { Refusal } from './token.ts'

const by = (pin: string) => (isAddress(pin) ? `ce que sert ${pin}` : `la version ${pin}`)
const NORMAL = 'Les versions normales sont utilisées.'

/** What a tester reads. */
export const messages = {
  label: 'Version d’essai',
  replaced: (pins: Pins, until: string) => {
    const parts = Object.entries(pins).map(([name, pin]) => `${name} est remplacé par ${by(pin)}`)
    return `Version d’essai : ${parts.join(' ; ')}, jusqu’au ${formatDay(until)} à ${formatTime(until)}.`
  },
  reset: 'Revenir aux versions normales',
  ended: (refused: Refusal) => `${messages.refused[refused]} ${NORMAL}`,
  refused: {
    broken: 'Ce lien de remplacement n’est pas valable : il a été modifié, ou vient d’un autre serveur.',
    expired: 'Ce lien de remplacement a expiré.',
    foreign_address: 'Ce lien remplace un remote par une adresse qui n’est pas autorisée ici.',
  } satisfies Record<Refusal, string>,
  unknown: (unknown: readonly [string, string][]) =>
    `Ce lien demande ce qui n’est pas publié ici : ${unknown.map(([name, pin]) => `${name} ${pin}`).join(', ')}. ${NORMAL}`,
  title: 'Lien de remplacement',
  open: 'Ouvrir Ariane',
} as const
