import { PRODUCT } from '@ariane/shared/catalogue'
import { findEntry, findScreenTitle } from './menu-entries.ts'

/** 'Objectifs · Ariane'. */
export const pageTitle = (pathname: string) =>
  `${findEntry(pathname)?.label ?? findScreenTitle(pathname)} · ${PRODUCT.name}`
