/**
 * Makes the folder that a server runs: no npm, no build and no network are needed there.
 *   npm run pack                      into .build/pack/ariane
 *   npm run pack -- --to=FOLDER       elsewhere
 *   npm run pack -- --try             and lets it run, moved, as a server would
 *   npm run pack -- --image           and builds its image, starts it and reads its page (Debian packages: buildah, mmdebstrap)
 *   npm run pack -- --uncommitted     with sources that are not committed
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { messages } from './pack/messages.ts'
import { pack } from './pack/pack.ts'
import { missingForImage, tryImage } from './pack/try-image.ts'
import { tryPacked } from './pack/try-packed.ts'
import { findCommit } from './site/commit.ts'
import { ROOT } from './site/packages.ts'

const FLAG = { type: 'boolean' } as const
const options = { to: { type: 'string' }, try: FLAG, image: FLAG, uncommitted: FLAG } as const
const { values } = parseArgs({ options })
const target = path.resolve(values.to ?? path.join(ROOT, '.build', 'pack', 'ariane'))
const commit = findCommit(['.'])
if (commit?.endsWith('+') && !values.uncommitted) throw new Error(messages.uncommitted)
const packed = pack(ROOT, target, commit)
console.log(messages.packed(target, packed))
if (values.try) {
  await tryPacked(target)
  console.log(messages.tried)
}
if (values.image) {
  const missing = missingForImage()
  if (missing.length > 0) throw new Error(messages.noImage(missing))
  await tryImage(target)
  console.log(messages.imageTried)
}
