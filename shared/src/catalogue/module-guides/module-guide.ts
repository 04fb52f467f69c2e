/** What a pupil does in a module, and a prompt that a good teacher would write. */
export type ModuleGuide = { description: string; example: string }
