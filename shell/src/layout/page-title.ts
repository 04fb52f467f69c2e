import { PRODUCT } from '@ariane/shared/catalogue'
import { $screens } from '../remotes/remotes.ts'
import { findEntry, findScreenTitle } from './menu-entries.ts'

/** 'Objectifs · Ariane': of a section the words of the menu, of a page inside it the title of its screen. */
export function pageTitle(pathname: string): string {
  const entry = findEntry($screens.get(), pathname)
  const screen = findScreenTitle($screens.get(), pathname)
  const title = entry?.to === pathname ? entry.label : (screen ?? entry?.label)
  return `${title} · ${PRODUCT.name}`
}
