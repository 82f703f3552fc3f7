/** A refusal in one sentence that a person can act on; the command ends with exit code 1. */
export class FileProblem extends Error {}
