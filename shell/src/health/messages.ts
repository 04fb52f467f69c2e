import { PRODUCT } from '@ariane/shared/catalogue'
import type { ClientFailure } from '@ariane/shared/contracts'

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`

/** Sentences of the operator's page. */
export const messages = {
  title: `État d’${PRODUCT.name}`,
  subtitle: 'Pour l’équipe qui s’en occupe : ce qui tourne, ce qui manque, ce que les pages ont signalé.',
  loading: 'On regarde si tout va bien…',
  failure: 'L’état n’a pas pu être lu.',
  again: 'Vérifier de nouveau',
  missing: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas, ou plus.',
    back: 'Aller au tableau de bord',
  },
  summary: {
    well: 'Tout va bien : les parties de la suite se chargent, le serveur et la base de données répondent.',
    unwell: (names: string[]) => `À regarder : ${names.join(', ')}.`,
    database: 'la base de données',
    registry: 'le registre',
  },
  remotes: {
    title: 'Les parties de la suite',
    lead: 'Chacune vient d’être chargée sur cette page, comme chez un élève.',
    states: {
      idle: 'Vérification…',
      running: 'Fonctionne',
      fellBack: 'Version précédente',
      failed: 'En panne',
      disabled: 'En pause',
    },
    version: 'Version',
    build: 'Construite le',
    commit: 'Commit',
    contract: 'Contrat',
    load: 'Chargée en',
    failures: 'Échecs sur cette page',
    lastGood: 'Dernière bonne version',
    canary: 'Canari',
    share: (version: string, share: number) => `${version} pour ${share} %`,
    none: 'aucune',
    ms: (ms: number) => `${Math.round(ms)} ms`,
  },
  server: {
    title: 'Le serveur',
    since: 'En marche depuis',
    database: 'Base de données',
    kinds: { embedded: 'intégrée', postgres: 'PostgreSQL' },
    answers: (kind: string, ms: number) => `${kind}, répond en ${ms} ms`,
    silent: (kind: string) => `${kind}, ne répond pas`,
    jobs: 'Travaux',
    waiting: (waiting: number, failed: number) =>
      `${waiting} en attente ou en cours, ${plural(failed, 'abandonné', 'abandonnés')}`,
    registry: 'Registre',
    issued: (time: string) => `publié le ${time}`,
    unreadable: 'rien n’est publié, ou ce qui l’est ne peut pas être lu',
    signature: 'Signature',
    checked: 'vérifiée à chaque lecture',
    unchecked: 'non vérifiée : REGISTRY_KEY n’est pas donnée',
  },
  reported: {
    title: 'Pannes signalées depuis sept jours',
    lead: 'Les pages envoient la partie, sa version, la panne et l’écran, jamais qui était devant. Une répétition sur dix est comptée.',
    none: 'Aucune panne signalée.',
    table: 'Tableau des pannes',
    columns: ['Partie', 'Version', 'Panne', 'Écran', 'Nombre', 'Dernière fois'],
    kinds: {
      contract: 'contrat refusé',
      unreachable: 'ne répond pas',
      tampered: 'fichier modifié',
      unknown: 'absente du registre',
      invalid: 'n’expose pas d’écran',
      stalled: 'n’affiche rien',
      render: 'erreur à l’affichage',
      chunk: 'fichier manquant ensuite',
    } satisfies Record<ClientFailure['kind'], string>,
  },
}
