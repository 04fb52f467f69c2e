import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { declaredScreenSchema, GIVEN_PROPS, VIEWERS } from '../../shared/src/contracts/screens.ts'
import { type Screen, toScreens } from '../../shell/src/remotes/compose-screens.ts'
import { ROOT } from './packages.ts'

/** Where a remote declares its screens, in its folder. */
export const SCREENS_FILE = 'src/screens.json'

const menuLine = declaredScreenSchema.shape.menu
  .unwrap()
  .unwrap()
  .extend({ roles: z.array(z.enum(VIEWERS)).optional() })

/** Stricter than what a registry may hold: a word that nobody reads is a mistake of the team that writes it. */
const fileSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  z
    .strictObject({
      ...declaredScreenSchema.shape,
      routes: z.array(z.string().regex(/^\/(?:[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*)?$/)),
      menu: z.array(z.strictObject(menuLine.shape)).optional(),
      props: z.array(z.enum(GIVEN_PROPS)).optional(),
    })
    .refine(({ routes, fills }) => (routes.length === 0) === (fills !== undefined), {
      path: ['routes'],
      error: 'a screen has an address, a part that fills a slot has none',
    }),
)

/** @throws Error that names what is wrong with the text of a remote's file */
export function parseScreens(remote: string, text: string): Screen[] {
  const read = fileSchema.safeParse(JSON.parse(text))
  if (read.success) return toScreens(remote, read.data)
  throw new Error(`${remote}/${SCREENS_FILE} :\n${z.prettifyError(read.error)}`)
}

/**
 * What a remote declares of its screens.
 * @throws Error when its file is missing or wrong
 */
export function readScreens(remote: string): Screen[] {
  const file = path.join(ROOT, remote, SCREENS_FILE)
  if (!existsSync(file))
    throw new Error(`${remote}/${SCREENS_FILE} manque : docs/add-a-remote.md dit ce qu’il contient.`)
  return parseScreens(remote, readFileSync(file, 'utf8'))
}
