import { PRODUCT } from '@ariane/shared/catalogue'
import { $screens } from '../remotes/remotes.ts'
import { findEntry, findScreenTitle } from './menu-entries.ts'

/** 'Objectifs · Ariane'. */
export const pageTitle = (pathname: string) =>
  `${findEntry($screens.get(), pathname)?.label ?? findScreenTitle($screens.get(), pathname)} · ${PRODUCT.name}`
