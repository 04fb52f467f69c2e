import type { Scenario } from '@ariane/shared/contracts/simulator'

/** What every object inherits: under these words a table seems to hold something. */
export const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'] as const

/** Names that a person may have, and that break what was not made for them: both directions, marks, one endless word. */
export const HOSTILE_NAMES = [
  'عمر الطويل',
  'O’Brien-N’Golo',
  'Łu\u0336ka\u0335sz\u0323',
  `Anne${'-Charlotte-Éléonore'.repeat(4)}`.slice(0, 80),
  'null',
  'constructor',
  'toString',
] as const

/** Titles that do: markup, quotes, both directions, marks, one endless word. */
const HOSTILE_TITLES = [
  '<img src=x onerror="alert(1)"> Léo',
  'O’Brien "Bob"; DROP TABLE people; --',
  '\u202Ennavi\u202C عمر الطويل',
  '👩‍👩‍👧‍👦 Ł̷u̶k̵a̴s̷z̸',
  `Anne${'-Charlotte-Éléonore'.repeat(4)}`.slice(0, 80),
  'null',
  '{{7*7}} <%= x %> %00 ../../etc',
  ...INHERITED,
] as const

/** A name for somebody who exists for a moment only. */
const ORDINARY = ['Alix', 'Basile', 'Chloé', 'Driss', 'Emma', 'Farid', 'Gaëlle', 'Hugo', 'Inaya', 'Jules']

const A = 'A'.charCodeAt(0)

/** The n-th name of a scenario, from 0. */
export function pickName(scenario: Scenario, n: number): string {
  if (scenario === 'hostile') return HOSTILE_NAMES[n % HOSTILE_NAMES.length] ?? ''
  const round = Math.floor(n / ORDINARY.length)
  const name = ORDINARY[n % ORDINARY.length] ?? ''
  return `${name} Essai${round > 0 ? ` ${String.fromCharCode(A + round)}` : ''}`
}

/** The n-th title: hostile ones in place of ordinary ones where the scenario says so. */
export const titled = (scenario: Scenario, title: string, n: number): string =>
  scenario === 'hostile' ? (HOSTILE_TITLES[n % HOSTILE_TITLES.length] ?? title) : n > 0 ? `${title} ${n + 1}` : title
