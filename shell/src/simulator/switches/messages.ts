import { ROLE_TITLES } from '@ariane/shared/catalogue'
import type { Scenario } from '@ariane/shared/contracts/simulator'
import type { Failure, Switches, UnknownWord } from './switches.ts'

const SCENARIO_TITLES: Record<Scenario, string> = {
  empty: 'Vides',
  typical: 'Courantes',
  huge: 'Énormes',
  hostile: 'Noms hostiles',
}

const STATUS: Record<Failure, string> = {
  400: '400 — saisie refusée',
  401: '401 — session terminée',
  403: '403 — interdit',
  404: '404 — introuvable',
  409: '409 — conflit',
  429: '429 — trop de demandes',
  500: '500 — panne du serveur',
  503: '503 — service arrêté',
  reseau: 'Réseau coupé',
  muet: 'Aucune réponse',
  illisible: 'Réponse illisible',
}

const ordinal = (n: number) => (n === 1 ? '1ᵉʳ' : `${n}ᵉ`)

export const messages = {
  roles: ROLE_TITLES,
  scenarios: SCENARIO_TITLES,
  failures: STATUS,
  label: 'Réglages actifs',
  unknown: ({ name, word, known }: UnknownWord) =>
    `Le lien demande ${name}=${word}, qui n’existe pas : ce réglage n’est pas appliqué. Connus : ${known.join(', ')}.`,
  none: 'Aucun réglage : compte, données et réseau réels.',
  open: 'Réglages',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié : prenez-le dans la barre d’adresse.',
  reset: 'Tout remettre',
  preparing: 'Préparation du compte et de ses données…',
  failed: 'Le compte de ce lien n’a pas pu être préparé.',
  /** One line for each active switch. */
  active: (switches: Switches): string[] => {
    const { role, grade, scenario, pupil, version, latency, jitter, offline, errors, clock } = switches
    return [
      role && ROLE_TITLES[role],
      grade,
      scenario && `Données : ${SCENARIO_TITLES[scenario].toLowerCase()}`,
      pupil && `${ordinal(pupil)} élève actif`,
      version && `Version ${version}`,
      latency + jitter > 0 && (jitter ? `Latence ${latency} à ${latency + jitter} ms` : `Latence ${latency} ms`),
      offline && 'Hors ligne',
      ...Object.entries(errors).map(([call, failure]) => `${call} : ${STATUS[failure].toLowerCase()}`),
      clock && `Horloge ${clock.replace('T', ' ')}`,
    ].filter(line => line !== null && line !== false && line !== 0)
  },
  account: {
    title: 'Compte, données, version',
    role: 'Rôle',
    own: 'Se connecter soi-même',
    grade: 'Classe',
    scenario: 'Données',
    pupil: 'Élève actif',
    pupilHint: 'Son rang dans la liste, pour un adulte. Vide : personne.',
    version: 'Version du remote',
    everybody: (version: string) => `Celle de tout le monde (${version})`,
    published: (version: string, time: string) => `${version}, du ${time.slice(0, 10)}`,
    clock: 'Horloge du navigateur',
    clockHint: '2026-12-01T08:00, ou un écart : +3j, -2h, +45m. Le serveur et les minuteurs gardent l’heure réelle.',
    clockWrong: 'Écrivez une date comme 2026-12-01T08:00, ou un écart comme +3j.',
    apply: 'Ouvrir avec ces réglages',
    anew: 'Données neuves',
  },
  network: {
    title: 'Réseau',
    hint: 'Agit aussitôt, sur les appels de l’API seulement.',
    latency: 'Latence (ms)',
    jitter: 'Variation (ms)',
    offline: 'Hors ligne',
    call: 'Appel',
    chooseCall: 'Choisissez un appel',
    failure: 'Échoue avec',
    add: 'Faire échouer cet appel',
    remove: (call: string) => `Rétablir ${call}`,
  },
} as const
