const many = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`

/** What a team reads of the screens that are opened before a version is stored. */
export const messages = {
  opened: (screens: number, shells: readonly string[]) =>
    `  écrans     ${many(screens, 'ouvert')} sans erreur, dans ${shells.join(' et ')}${shells.length > 1 ? '' : ' (seul)'}`,
  notOpened: '  écrans     AUCUN n’est ouvert (--unopened) : le journal le dira',
  /** What the journal keeps of a version whose screens were not all opened. */
  leftOut: { all: '', none: ', écrans non ouverts', today: ', écrans ouverts sans le shell d’avant' },
  shellToday: 'le shell d’aujourd’hui',
  shellBefore: 'le shell d’avant',
  viewers: { pupil: 'élève', teacher: 'professeur', parent: 'parent', parentViewing: 'parent qui regarde un enfant' },
  doesNotOpen: (name: string, opened: { title: string; viewer: string; shell: string; faults: readonly string[] }[]) =>
    `${opened
      .map(
        ({ title, viewer, shell, faults }) =>
          `« ${title} » (${viewer}, ${shell}) :\n${faults.map(line => `  - ${line}`).join('\n')}`,
      )
      .join('\n')}\n\n${many(opened.length, 'écran')} de ${name} ne ${
      opened.length > 1 ? 's’ouvrent' : 's’ouvre'
    } pas comme il faut : rien n’est déposé.\n` +
    'Si seul le shell d’avant est en cause et que ses pages ouvertes peuvent attendre : --today-only, noté dans le journal.',
  noBrowser: (name: string, cause: string) =>
    `Chromium ne démarre pas ici (${cause}) : les écrans de ${name} ne peuvent pas être ouverts. Rien n’est déposé.\n` +
    `Nommez un Chromium par CHROMIUM_PATH, ou dites que personne ne les aura vus : npm run release -- publish ${name} --unopened\n` +
    'Le journal le garde.',
  notCast: (viewer: string, shell: string, cause: string) =>
    `Le compte d’essai (${viewer}, ${shell}) n’a pas pu être fait : ${cause}. Rien n’est déposé.`,
  threw: (text: string) => `une erreur n’est pas rattrapée : ${text}`,
  saidError: (text: string) => `la console dit : ${text}`,
  fileFailed: (file: string, why: string) => `${file} n’arrive pas (${why})`,
  alerts: (text: string) => `l’écran affiche : ${text}`,
  hangs: 'la page ne répond plus',
  reloads: 'la page se recharge d’elle-même',
  waitsForEver: (ms: number) => `l’écran attend encore ${Math.round(ms / 1000)} s après l’arrivée de son code`,
  noCode: 'le code de l’écran n’est pas arrivé',
  hidesMenu: 'le menu ne se voit plus',
  violates: (directive: string, what: string) => `la politique de la page refuse ${what || 'un script'} (${directive})`,
  drawsNothing: 'rien ne s’affiche',
  notStored: (file: string) => `${file} n’est pas dans le stockage.`,
}
