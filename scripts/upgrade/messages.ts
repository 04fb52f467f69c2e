import { typed } from '../../api/src/platform/typed-command.ts'
import type { Upgraded } from './upgrade.ts'

const count = (applied: readonly string[]) =>
  applied.length === 0
    ? 'Les tables étaient déjà celles de cette version.'
    : `Les tables sont celles de cette version : ${applied.length} changement${applied.length > 1 ? 's' : ''}.`

/** Sentences of `npm run upgrade`. */
export const messages = {
  nothing: (folder: string) =>
    `Aucune donnée dans ${folder} : il n’y a rien à mettre à jour. Démarrez Ariane, elle fait le reste.`,
  dump: (file: string) => `Sauvegarde écrite : ${file}`,
  nobody: 'Personne n’a encore de compte : aucune sauvegarde n’était nécessaire.',
  tables: count,
  healthy: 'Cette version a démarré pour un essai et répond. Lancez-la maintenant à la place de la précédente.',
  problem: (said: string) =>
    `Cette version ne répond pas comme il faut. Elle a dit :\n${said || '(rien, en deux minutes)'}\n`,
  before: (way: NonNullable<Upgraded['before']>, dump: string | undefined) => {
    switch (way) {
      case 'starts':
        return 'Relancez la version précédente : elle fonctionne sur ces tables, rien n’est perdu.'
      case 'restored':
        return 'Les données sont celles de la sauvegarde, comme avant la mise à jour. Relancez la version précédente.'
      case 'refuses':
        return 'La version précédente ne fonctionne pas sur ces tables. Personne n’avait de compte : repartez d’un dossier ou d’une base vide.'
      case 'sealed':
        return (
          `La version précédente ne fonctionne pas sur ces tables, et la sauvegarde est chiffrée. Restaurez-la avec la version ` +
          `précédente et la clé secrète : ${typed('restore', `${dump} --key=FICHIER`)}`
        )
    }
  },
}
