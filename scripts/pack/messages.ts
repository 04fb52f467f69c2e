/** Sentences of `npm run pack`. */
export const messages = {
  packed: (folder: string, { packages, commit }: { packages: number; commit: string | null }) =>
    `Ariane ${commit?.slice(0, 8) ?? ''} est dans ${folder} (${packages} paquets). Sur le serveur : ./ariane start`,
  tried:
    'Essayée ailleurs, sans réglage du projet : page, inscription, parcours, photo lue, sauvegarde, arrêt, mise à jour.',
  noImage: (missing: readonly string[]) => `Pour essayer l’image il manque : ${missing.join(', ')} (paquets Debian).`,
  imageTried: 'Image construite, démarrée sous son propre utilisateur, page lue.',
  uncommitted: 'Des sources ne sont pas enregistrées. Faites un commit, ou dites-le : npm run pack -- --uncommitted',
}
