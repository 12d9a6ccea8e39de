import com.google.cloud.datastore.emulator.firestore.CloudFirestore;

/**
 * The Firestore emulator, which stops with the process that started it: otherwise it would outlive a parent
 * that was killed by SIGKILL, and keep its port.
 */
public final class BoundFirestore {
  public static void main(String[] args) throws Exception {
    ProcessHandle.current()
        .parent()
        .ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
    CloudFirestore.main(args);
  }
}
