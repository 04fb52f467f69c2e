import { button } from './button.ts'
import { dialog, drawer } from './dialog.ts'
import { menu, tooltip } from './floating.ts'
import { container, separator, skeleton, spinner } from './layout.ts'
import { badge, heading, link } from './text.ts'

/** Recipes of the parts that the libraries re-export; a part without a recipe here is unstyled. */
export const recipes = { button, badge, heading, link, separator, skeleton, spinner, container }

/** The same for parts made of several slots. */
export const slotRecipes = { dialog, drawer, tooltip, menu }
