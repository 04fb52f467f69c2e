import * as z from 'zod'

/** Who looks at the menu; `parentViewing` is a parent who views one of the children. */
export const VIEWERS = ['pupil', 'teacher', 'parent', 'parentViewing'] as const
export type ViewerKind = (typeof VIEWERS)[number]

/** Props that the shell hands to any screen that declares them. */
export const GIVEN_PROPS = ['renderRevisions', 'renderHomework'] as const
export type GivenProp = (typeof GIVEN_PROPS)[number]

const menuLineSchema = z.object({
  /** Absent, the screen's title. */
  label: z.string().min(1).max(40).optional(),
  /** Name of an icon of the shell; a name that it does not know has a neutral one. */
  icon: z.string().regex(/^[a-z-]{1,30}$/),
  /** Place in the menu: the shell's own entries have hundreds between 0 and 600. */
  order: z.int().min(0).max(9999),
  /** Who has the line, names of `VIEWERS`; absent, everybody who has the page. */
  roles: z.array(z.string().max(30)).min(1).optional(),
  /** Further addresses of this section of the menu. */
  also: z.array(z.string().startsWith('/')).optional(),
})

/** The name of a place in a screen that other remotes fill: 'dashboard-card'. */
export const slotName = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/)

/** What a remote says of a screen; its addresses stand beside it, in `routes` of what it exposes. */
export const declaredScreenSchema = z.object({
  /** Shown while it loads, in the title of the page and, without a label, in the menu. */
  title: z.string().min(1).max(60),
  /** Lines of the menu; the first one is that of the section. */
  menu: z.array(menuLineSchema).max(3).optional(),
  /** Names of `GIVEN_PROPS` that it takes; a shell that lacks one does not run the version. */
  props: z.array(z.string().max(40)).optional(),
  /** A page of a pupil: a parent has it only while viewing a child. */
  ofPupil: z.boolean().optional(),
  /** The shell draws it at a place of its own, not at its addresses. */
  placed: z.boolean().optional(),
  /** It is drawn over the page, not in its place. */
  overlay: z.boolean().optional(),
  /** Places in it that other remotes fill: it draws them with `renderSlot`, which a shell from before slots does not give. */
  offers: z.array(slotName).max(5).optional(),
  /** It is a part of another remote's screen and has no address: the place that it fills, and where among those that do. */
  fills: z.object({ slot: slotName, order: z.int().min(0).max(9999) }).optional(),
})

export type DeclaredScreen = z.infer<typeof declaredScreenSchema>
