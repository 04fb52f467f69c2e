import { typed } from '../../typed-command.ts'
import type { ClusterReason } from './cluster-problem.ts'

const ELSEWHERE =
  'Indiquez un serveur PostgreSQL avec DATABASE_URL, ou le dossier des programmes d’un PostgreSQL installé avec POSTGRES_BIN'

/** What the operator reads when no database can be started. */
export const messages = {
  problem: (reason: Exclude<ClusterReason, { kind: 'damaged' }>): string => {
    switch (reason.kind) {
      case 'no_programs':
        return `PostgreSQL ne peut pas être lancé sur cette machine (${reason.detail}). ${ELSEWHERE}.`
      case 'no_user':
        return (
          `PostgreSQL ne peut pas créer ses données : l'utilisateur numéro ${reason.uid} n'a pas de nom sur cette machine. ` +
          'Lancez Ariane avec un utilisateur qui en a un, ou indiquez un serveur PostgreSQL avec DATABASE_URL.'
        )
      case 'unreachable':
        return (
          `PostgreSQL refuse de tourner en administrateur, et aucun autre utilisateur n'atteint le dossier ${reason.folder}. ` +
          'Lancez Ariane avec un autre utilisateur, choisissez un autre dossier avec DATA_DIR, ou indiquez un serveur PostgreSQL avec DATABASE_URL.'
        )
      case 'no_permissions':
        return (
          `Le dossier de données ${reason.folder} est sur un disque sans droits d'accès (disque Windows, clé USB) : les données y seraient lisibles par tous. ` +
          'Choisissez avec DATA_DIR un dossier du système Linux, par exemple dans votre dossier personnel.'
        )
      case 'other_major':
        return (
          `Les données du dossier ${reason.folder} viennent de PostgreSQL ${reason.found}, et ce serveur est PostgreSQL ${reason.wanted}. ` +
          `Relancez la version précédente d’Ariane, faites-en une sauvegarde (${typed('backup')}), puis restaurez-la ici (${typed('restore')}) : l’ancien dossier est gardé à côté.`
        )
      case 'old_folder':
        return (
          `Les données du dossier ${reason.folder} viennent d'une version d'Ariane d'avant PostgreSQL. Rien n'a été changé. ` +
          'Pour les reprendre, suivez importer/README.md.'
        )
      case 'disk_full':
        return `Le disque est plein : la base de données du dossier ${reason.folder} ne peut pas démarrer. Libérez de la place, puis relancez.`
      case 'refused':
        return `La base de données n'a pas pu démarrer (${reason.detail}). Son journal est ${reason.log}. ${ELSEWHERE}.`
    }
  },
}
