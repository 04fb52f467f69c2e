const list = (names: readonly string[]) => names.join(', ')
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count > 1 ? more : one}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} ko`
const shortened = (commit: string | null) =>
  commit
    ? `commit ${commit.slice(0, 8)}${commit.endsWith('+') ? ' et des changements non enregistrés' : ''}`
    : 'sans commit'
const receivers = (share: number) =>
  share === 0 ? 'pour personne encore' : `pour ${share} % des personnes, les autres n’en voient rien`

/** What a team reads in the terminal. */
export const messages = {
  usage: `Commandes :
  npm run release list                            versions de chaque remote
  npm run release check mf-chat                   construit, vérifie, ouvre chaque écran, dit ce qui se passerait
  npm run release publish mf-chat                 de même, et dépose la version, sans la donner à personne
  npm run release publish mf-neuf 10              la première version d’un remote, pour 10 % des personnes
  npm run release promote mf-chat [version] [10] "pourquoi"
                                                  la donne à 10 % des personnes, toujours les mêmes ; sans part, à toutes
  npm run release -- promote mf-chat --canary "pourquoi"
                                                  1 %, 10 %, puis toutes, d’elle-même ; s’arrête et revient si c’est moins bon
  npm run release watch mf-chat [48h]             reprend la surveillance de ce canari
  npm run release rollback mf-chat "pourquoi"     revient à la dernière bonne version
  npm run release disable mf-chat "raison"        arrête le remote ; enable le remet
  npm run release history [mf-chat]               qui a changé quoi, et quand
  npm run release publish shell                   construit le shell et le donne à tout le monde
  npm run release rollback shell "pourquoi"       redonne à tout le monde le shell d’avant (dans un bucket)
  npm run release prune                           retire ce que rien ne nomme depuis 30 jours ; publish le fait aussi
  npm run release override mf-chat <version ou adresse> [8h]
                                                  lien qui remplace un remote dans un navigateur, hors production
  npm run release keys release.pem                crée une clé de signature, qui peut tout publier
  npm run release keys chat.pem mf-chat           … ou une clé d’équipe, pour ces remotes seuls (ou shell)
  npm run release sign                            signe chaque entrée, avant la première clé d’équipe
Réglages : RELEASE_STORAGE (un dossier, par défaut .build/site, ou s3://bucket/dossier), RELEASE_KEY (fichier de la clé).
Pour un canari qui se surveille : PUBLIC_URL et METRICS_TOKEN du serveur.
Pour un bucket : AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION et, hors d’AWS, AWS_ENDPOINT_URL_S3.`,
  overrideWhat:
    'Dites quoi remplacer par quoi : npm run release override mf-chat 1.0.0-1a2b3c4d, ou … mf-chat http://localhost:4282. ' +
    'Plusieurs paires peuvent se suivre ; 8h donne la durée.',
  overrideNoted: (what: string, until: string) => `${what}, jusqu’au ${until}`,
  overrideHours: (most: number) => `La durée d’un lien va de 1 à ${most} heures.`,
  overrideKey:
    'Il manque la clé : RELEASE_KEY=cle.pem, créée par « npm run release keys cle.pem » ; le serveur d’essai a sa clé publique dans OVERRIDE_KEY.',
  unknownVersion: (name: string, version: string, known: readonly string[]) =>
    `${name} n’a pas de version ${version}. Versions : ${list(known)}.`,
  override: (link: string, until: Date) =>
    `Lien valable jusqu’au ${until.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })}, pour qui l’ouvre :\n${link}`,
  unknown: (name: string, known: readonly string[]) =>
    `Remote inconnu : ${name || '(aucun)'}. ${known.length > 0 ? `Publiés : ${list(known)}.` : 'Aucun n’est publié ici.'}`,
  notARemote: (name: string, known: readonly string[]) =>
    `Remote inconnu : ${name || '(aucun)'}. Connus : ${list(known)}.`,
  uncommitted: (name: string) =>
    `Des sources de ${name} ne sont pas enregistrées dans un commit : personne ne pourrait refaire cette version. Rien n’est déposé.\n` +
    `Faites un commit, ou dites-le : npm run release -- publish ${name} --uncommitted`,
  testsFailed: (name: string) =>
    `Les tests de ${name} ne passent pas : rien n’est déposé. Pour les revoir seuls : npx vitest run ${name}/src`,
  testsHang: (name: string, minutes: number) =>
    `Les tests de ${name} ne finissent pas (${minutes} minutes) : rien n’est déposé. Pour les revoir seuls : npx vitest run ${name}/src`,
  typesBreak: (name: string, lines: string) =>
    `${lines}\n\nDes types de ${name} ne vont pas : rien n’est déposé. Les lignes ci-dessus disent où.`,
  bareSelectors: (name: string, lines: readonly string[]) =>
    `${name} prend des éléments de toute la page :\n${lines.map(line => `  - ${line}`).join('\n')}
Rien n’est déposé. Chaque sélecteur nomme une classe, un identifiant ou un attribut data- de l’écran.`,
  typed: '  types      justes',
  notBuilt: (name: string, error: unknown) =>
    `${error instanceof Error ? error.message : error}\n\n${name} ne se construit pas : rien n’est déposé. Le message ci-dessus dit où.`,
  fits: (version: string, calls: number, kits: number) =>
    `  contrat    respecté (${version}) : ${many(calls, 'appel')} et ${many(kits, 'kit')} utilisés`,
  tested: (count: number) => `  tests      ${count > 0 ? many(count, 'réussi') : 'aucun'}`,
  built: (version: string, commit: string | null, { files, bytes }: { files: number; bytes: number }) =>
    `  version    ${version}, ${shortened(commit)}\n  fichiers   ${files}, ${kilobytes(bytes)} une fois compressés`,
  larger: (name: string, bytes: number, active: number) =>
    `${name} fait ${kilobytes(bytes)} une fois compressés, ${Math.ceil((bytes / active - 1) * 100)} % de plus que la version active (${kilobytes(active)}). Rien n’est déposé.\n` +
    `Si cela vaut ce poids pour chaque élève, dites-le, le journal le garde : npm run release -- publish ${name} --larger`,
  largerNoted: (bytes: number, active: number) => `, ${kilobytes(bytes)} au lieu de ${kilobytes(active)}`,
  checking: (name: string, place: string) => `${name}, pour ${place} :`,
  today: (line: string) => `  aujourd’hui ${line}`,
  breaks: (name: string, lines: readonly string[]) =>
    `${name} ne peut pas vivre avec le shell et l’API publiés :\n${lines.map(line => `  - ${line}`).join('\n')}
Rien n’est déposé. Ou bien le shell et l’API qui donnent cela sont publiés d’abord, ou bien ${name} se contente de ce qu’ils donnent.`,
  given: { active: 'pour tout le monde', canary: 'en canari', lastGood: 'pour y revenir' },
  versionMisses: (name: string, version: string, given: string, line: string) =>
    `${name} ${version}, ${given} : ${line}`,
  shellBreaks: (lines: readonly string[]) =>
    `Des remotes publiés ne pourraient pas vivre avec ce shell et son API :\n${lines.map(line => `  - ${line}`).join('\n')}
Rien n’a été changé. Ou bien ces versions sont d’abord remplacées ou reprises, ou bien le shell et l’API donnent encore cela.`,
  notHeld: (versions: readonly string[]) =>
    `Non vérifiées, car publiées sans dire ce qu’elles demandent : ${list(versions)}.`,
  slotsBreak: (name: string, lines: readonly string[]) =>
    `${name} ne s’accorde pas avec les parties publiées :\n${lines.map(line => `  - ${line}`).join('\n')}\nRien n’est déposé.`,
  noSlot: (part: string, slot: string) =>
    `${part} remplit « ${slot} », qu’aucun écran publié n’offre : publiez-le d’abord.`,
  slotInUse: (slot: string, by: string) =>
    `« ${slot} » n’est plus offert, et ${by} le remplit encore : qu’il s’en passe d’abord.`,
  noSurface: (place: string, kind: 'folder' | 'bucket') =>
    `Il n’y a pas encore de shell dans ${place}, donc pas de contrat.\n` +
    (kind === 'folder'
      ? 'Lancez « npm run build » pour .build/site, « npm run release publish shell » pour un autre dossier, ou corrigez RELEASE_STORAGE.'
      : 'Lancez « npm run release publish shell », ou corrigez RELEASE_STORAGE.'),
  wouldStore: (name: string, ms: number) =>
    `\nTout est prêt (${seconds(ms)}). « npm run release publish ${name} » déposerait cette version ; personne ne la recevrait avant\n` +
    `« npm run release promote ${name} "pourquoi" ». Rien n’a été changé.`,
  wouldStoreFirst: (name: string, share: number, ms: number) =>
    `\nTout est prêt (${seconds(ms)}). Ce serait la première version de ${name} : « npm run release publish ${name}${
      share === 100
        ? ` » la donnerait à tout le monde,\n« npm run release publish ${name} 10 » à 10 % des personnes`
        : ` ${share} » la déposerait ${receivers(share)}`
    }. Rien n’a été changé.`,
  wouldKeep: (version: string, ms: number) =>
    `\nTout est prêt (${seconds(ms)}). ${version} est déjà déposée : « publish » ne changerait rien. Rien n’a été changé.`,
  alreadyThere: (version: string) => `La version ${version} est déjà déposée : mêmes sources, mêmes octets.`,
  stored: (name: string, version: string, ms: number) =>
    `\n${version} est déposée (${seconds(ms)}). Pour la donner : npm run release promote ${name} 10 "pourquoi", puis sans la part.`,
  storedFirst: (name: string, version: string, { share, ms }: { share: number; ms: number }) =>
    `\n${version} est déposée (${seconds(ms)}). C’est la première${
      share === 100
        ? ' : tout le monde la reçoit.'
        : `, ${receivers(share)}. Pour la donner à plus de monde : npm run release promote ${name} 50 "pourquoi", puis sans la part.`
    }`,
  shareNoted: (share: number) => ` à ${share} %`,
  notFirst: (name: string, share: string) =>
    `${name} est déjà publié : « publish » dépose une version sans la donner à personne. Pour la donner à ${share} %, ensuite :\n` +
    `  npm run release promote ${name} ${share} "pourquoi"`,
  nobodyElse: (name: string) =>
    `Personne n’a encore d’autre version de ${name} : il n’y a rien à quoi un canari qui se surveille se compare.\n` +
    `Augmentez la part vous-même : npm run release promote ${name} 50 "pourquoi"`,
  wholeShell: 'Tout le monde a le même shell : « publish shell » ne prend pas de part. Rien n’a été changé.',
  shellStored: (id: string, ms: number) =>
    `Le shell ${id} est déposé (${seconds(ms)}). Les pages ouvertes à partir de maintenant le reçoivent.`,
  shellBack: (id: string) => `Tout le monde reçoit de nouveau le shell ${id}.`,
  noEarlierShell:
    'Il n’y a pas de shell plus ancien à redonner : publiez le commit voulu par « npm run release publish shell ».',
  shellMoved: 'Quelqu’un a publié un shell entre-temps : regardez « npm run release history shell », puis recommencez.',
  rollbackInFolder:
    'Un dossier ne garde qu’un shell : publiez le commit voulu par « npm run release publish shell ». Cette commande est pour un bucket.',
  removed: (what: string) => `Retirée : ${what}, que rien ne nommait depuis 30 jours.`,
  nothingRemoved: 'Rien à retirer : tout ce qui est déposé est nommé, ou l’était il y a moins de 30 jours.',
  noReason: 'Dites pourquoi : la raison est gardée dans le journal.',
  noSentence: 'Dites pourquoi, entre guillemets et en quelques mots : la raison est gardée dans le journal.',
  nothingNew: (name: string) => `${name} n’a pas de version plus récente que celle que tout le monde a.`,
  key: (id: string) => `clé ${id}`,
  inJournal: (key: string) => `Le journal nomme ce qu’elle signe : ${key}.`,
  publicKey: (key: string, names: readonly string[]) =>
    names.length > 0
      ? `Clé créée, pour ${list(names)} et rien d’autre. À ajouter sur le serveur, après une espace :\n` +
        `  REGISTRY_KEY="… ${names.join(',')}=${key}"\n` +
        'Si c’est la première clé d’équipe : « npm run release sign » d’abord, avec une clé qui peut tout.'
      : `Clé créée. À donner au serveur :\n  pour signer ce qui est publié     REGISTRY_KEY=${key}\n` +
        `  pour des liens de remplacement    OVERRIDE_KEY=${key}\nUne clé sert à l’un ou à l’autre.`,
  signKey: 'Il manque la clé : RELEASE_KEY=cle.pem, une clé qui peut tout publier.',
  entriesSigned: (names: readonly string[]) => `Signées une à une : ${list(names)}.`,
  otherBytes: (folder: string, file: string) =>
    `${file} est déjà dans ${folder} avec d’autres octets, d’un dépôt interrompu ou d’autres outils. Rien n’a été nommé.\n` +
    'Effacez ce dossier, puis publiez de nouveau.',
  bucket: (place: string, status: number) => {
    if (status === 0)
      return `${place} ne répond pas. Vérifiez le réseau et AWS_ENDPOINT_URL_S3, puis recommencez : rien n’est à moitié fait.`
    if (status === 401 || status === 403)
      return `${place} refuse la clé. Vérifiez AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY et AWS_REGION, et que la clé peut lire et écrire.`
    if (status === 404) return `${place} n’existe pas. Créez le bucket, ou corrigez RELEASE_STORAGE.`
    return `${place} a répondu ${status}. Recommencez ; si cela dure, voyez avec qui s’occupe du bucket.`
  },
  noConditions: (place: string) =>
    `${place} ne tient pas compte de If-None-Match : deux équipes pourraient effacer leurs publications l’une de l’autre.\n` +
    'Rien n’a été changé. Prenez un stockage S3 qui connaît les écritures conditionnelles.',
  damaged: (file: string, kind: 'folder' | 'bucket') =>
    `Le registre ${file} est illisible ; rien n’a été changé, et les serveurs gardent le dernier bon.\n${
      kind === 'folder'
        ? 'Remettez-le depuis DATA_DIR/registries. Ou supprimez-le : « npm run build » en refait un, où aucune partie n’est arrêtée ni ramenée à une version d’avant.'
        : 'Remettez-en une version d’avant depuis le bucket ou une sauvegarde.'
    }`,
  missingSetting: (address: string, name: string) =>
    `Pour ${address}, il manque ${name}, ou sa valeur n’est pas bonne.`,
  notAPlace: (address: string) => `RELEASE_STORAGE=${address} : attendu un dossier, ou s3://bucket/dossier.`,
}
