export const messages = {
  ending: (date: string) => `Votre compte sera supprimé le ${date}.`,
  keep: 'Garder mon compte',
  keeping: 'Un instant…',
  kept: 'La suppression est annulée. Tout reste en place.',
  see: 'En savoir plus',
  pupil: (name: string, date: string) => `Le compte de ${name} sera supprimé le ${date}.`,
  pupils: (count: number, date: string) => `${count} comptes de vos élèves seront supprimés, le premier le ${date}.`,
  students: 'Mes élèves',
  children: {
    pupils: (count: number, date: string) => `${count} comptes de vos enfants seront supprimés, le premier le ${date}.`,
    students: 'Mes enfants',
  },
  failure: 'La demande n’a pas abouti. Réessayez.',
  slip: 'Un professeur attend la fiche d’accord, signée par un de vos parents.',
  slipWhy:
    'Elle ouvre le Chat Prof, les questions libres et la synchronisation avec l’école. Tout le reste marche sans elle.',
  newYear: (grade: string) => `Nouvelle année scolaire : êtes-vous toujours en ${grade} ?`,
  same: (grade: string) => `Oui, en ${grade}`,
  change: 'Changer de classe',
}
