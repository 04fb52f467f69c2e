// Looks for what the suites need and cannot get from npm: Java and Google's own Firestore emulator. Has no dependency.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const PACKAGE = 'google-cloud-cli-firestore-emulator'
const CACHE = path.join(homedir(), '.cache', 'firebase', 'emulators')

export const java = () => process.env.JAVA ?? 'java'

/** The emulator named by the environment, of the installed Debian package, or the newest that firebase-tools fetched. */
export function findJar(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  return [named, packaged(), ...cached()].find(file => file && existsSync(file))
}

function packaged(): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', PACKAGE], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return files.split('\n').find(file => file.endsWith('.jar'))
  } catch {
    return undefined
  }
}

function cached(): string[] {
  if (!existsSync(CACHE)) return []
  return readdirSync(CACHE)
    .filter(name => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map(name => path.join(CACHE, name))
}

/** Why the suites cannot run on this machine, in French; undefined when they can. */
export function missing(): string | undefined {
  if (spawnSync(java(), ['-version'], { stdio: 'ignore' }).status !== 0)
    return 'Java 17 ou plus récent est introuvable (Debian : apt-get install default-jre-headless ; sinon la variable JAVA).'
  if (!findJar())
    return [
      "L'émulateur officiel de Firestore est introuvable. Au choix :",
      `  le paquet ${PACKAGE} des dépôts de Google ;`,
      '  npx firebase-tools setup:emulators:firestore, qui le télécharge chez Google ;',
      '  FIRESTORE_EMULATOR_BINARY_PATH=/chemin/de/cloud-firestore-emulator.jar.',
    ].join('\n')
}
