/** What the operator reads. */
export const messages = {
  missing: (place: string) => `Rien à importer dans ${place} : il n'y a pas de données d'avant PostgreSQL.`,
  inUse: (folder: string) => `Un serveur utilise encore le dossier ${folder}. Arrêtez-le, puis recommencez.`,
  unreadable: (place: string, detail: string) =>
    `Les données de ${place} sont illisibles (${detail}). Rien n'a été changé ; essayez une sauvegarde ariane-….tar.gz.`,
  nobody: (place: string) => `Il n'y a personne dans les données de ${place} : rien à importer.`,
  imported: (file: string) => `Sauvegarde écrite : ${file}\nPour la reprendre : npm run restore -- ${file}`,
}
