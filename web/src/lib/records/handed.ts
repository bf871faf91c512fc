// A file on its way from one page to the next.

let handed: File | null = null;

export function handOver(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function take(): File | null {
  const file = handed;
  handed = null;
  return file;
}
