const list = (names: readonly string[]) => names.join(', ')

/** What a team reads in the terminal. */
export const messages = {
  usage: `Commandes :
  npm run release list                            versions de chaque remote
  npm run release check mf-chat                   construit, vérifie, dit ce qui se passerait
  npm run release publish mf-chat                 construit, vérifie et dépose une version, sans la donner à personne
  npm run release promote mf-chat [version] [10]  la donne à 10 % des personnes, toujours les mêmes ; sans part, à toutes
  npm run release rollback mf-chat                revient à la dernière bonne version
  npm run release disable mf-chat "raison"        arrête le remote ; enable le remet
  npm run release history [mf-chat]               qui a changé quoi, et quand
  npm run release keys release.pem                crée une clé de signature
Réglages : RELEASE_STORAGE (un dossier ; par défaut .build/site), RELEASE_KEY (fichier de la clé).`,
  unknown: (name: string, known: readonly string[]) =>
    `Remote inconnu : ${name || '(aucun)'}. ${known.length > 0 ? `Publiés : ${list(known)}.` : 'Aucun n’est publié ici.'}`,
  notARemote: (name: string, known: readonly string[]) =>
    `Remote inconnu : ${name || '(aucun)'}. Connus : ${list(known)}.`,
  building: (name: string) => `${name} : construction…`,
  testing: (name: string) => `${name} : tests…`,
  testsFailed: 'Les tests ne passent pas : rien n’est déposé.',
  fits: (version: string) => `Le contrat ${version} est respecté.`,
  breaks: (lines: readonly string[]) =>
    `Ce remote ne peut pas vivre avec le shell et l’API publiés :\n${lines.map(line => `  - ${line}`).join('\n')}`,
  noSurface: 'Le shell publié ne dit pas ce qu’il offre : publiez-le d’abord (npm run build).',
  wouldStore: (version: string, files: number, place: string) =>
    `La version ${version} (${files} fichiers) serait déposée dans ${place}. Rien n’a été changé.`,
  alreadyThere: (version: string) => `La version ${version} est déjà déposée : mêmes sources, mêmes octets.`,
  stored: (name: string, version: string) =>
    `${version} est déposée. Pour la donner : npm run release promote ${name} 10, puis npm run release promote ${name}.`,
  forgotten: (count: number) => `${count} ancienne(s) version(s) de plus de 30 jours retirée(s).`,
  noReason: 'Dites pourquoi : la raison est gardée dans le journal.',
  nothingNew: (name: string) => `${name} n’a pas de version plus récente que celle que tout le monde a.`,
  publicKey: (key: string) => `Clé créée. À donner au serveur : REGISTRY_KEY=${key}`,
}
